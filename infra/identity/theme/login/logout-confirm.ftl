<#-- The button of the parent theme breaks the tab order. -->
<#import "template.ftl" as layout>
<#import "buttons.ftl" as buttons>
<@layout.registrationLayout; section>
  <#if section = "header">
    ${msg("logoutConfirmTitle")}
  <#elseif section = "form">
    <p class="instruction">${msg("logoutConfirmHeader")}</p>
    <form class="${properties.kcFormClass}" action="${url.logoutConfirmAction}" method="post" onsubmit="confirmLogout.disabled = true; return true;">
      <input type="hidden" name="session_code" value="${logoutConfirm.code}">
      <@buttons.actionGroup>
        <@buttons.button id="kc-logout" name="confirmLogout" label="doLogout" />
        <#if !logoutConfirm.skipLink && (client.baseUrl)?has_content>
          <@buttons.buttonLink id="backToApplication" href=client.baseUrl label="backToApplication" />
        </#if>
      </@buttons.actionGroup>
    </form>
  </#if>
</@layout.registrationLayout>
