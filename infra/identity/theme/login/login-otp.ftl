<#-- In the parent theme the device can be chosen by mouse only, and the page has the same title as the one before. -->
<#import "template.ftl" as layout>
<#import "field.ftl" as field>
<#import "buttons.ftl" as buttons>
<@layout.registrationLayout displayMessage=!messagesPerField.existsError('totp'); section>
  <#if section = "header">
    ${msg("otpTitle")}
  <#elseif section = "form">
    <p class="instruction">${msg("otpInstruction")}</p>
    <form id="kc-otp-login-form" class="${properties.kcFormClass}" action="${url.loginAction}" method="post" onsubmit="login.disabled = true; return true;">
      <@field.input name="otp" label=msg("loginOtpOneTime") autocomplete="one-time-code" fieldName="totp" autofocus=true />
      <#if otpLogin.userOtpCredentials?size gt 1>
        <fieldset>
          <legend>${msg("loginTotpDeviceName")}</legend>
          <#list otpLogin.userOtpCredentials as device>
            <label class="${properties.kcCheckboxClass}">
              <input type="radio" name="selectedCredentialId" value="${device.id}" <#if device.id == otpLogin.selectedCredentialId!''>checked</#if>>
              <span>${device.userLabel!''}</span>
            </label>
          </#list>
        </fieldset>
      <#else>
        <input type="hidden" name="selectedCredentialId" value="${otpLogin.selectedCredentialId!''}">
      </#if>
      <@buttons.loginButton />
    </form>
  </#if>
</@layout.registrationLayout>
