<#-- Two buttons with clear labels; the parent theme has two links "click here". -->
<#import "template.ftl" as layout>
<#import "buttons.ftl" as buttons>
<@layout.registrationLayout; section>
  <#if section = "header">
    ${msg("pageExpiredTitle")}
  <#elseif section = "form">
    <@buttons.actionGroup>
      <@buttons.buttonLink id="loginRestartLink" href=url.loginRestartFlowUrl label="restartLoginTooltip" class=["kcButtonPrimaryClass", "kcButtonBlockClass"] />
      <@buttons.buttonLink id="loginContinueLink" href=url.loginAction label="doContinue" />
    </@buttons.actionGroup>
  </#if>
</@layout.registrationLayout>
