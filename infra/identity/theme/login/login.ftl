<#-- The form of the parent theme, with a button for people whose company has its own sign-in. -->
<#import "template.ftl" as layout>
<#import "field.ftl" as field>
<#import "buttons.ftl" as buttons>
<#import "passkeys.ftl" as passkeys>
<@layout.registrationLayout displayMessage=!messagesPerField.existsError('username','password'); section>
  <#if section = "header">
    ${msg("loginAccountTitle")}
  <#elseif section = "form">
    <div id="kc-form">
      <div id="kc-form-wrapper">
        <form id="kc-form-login" class="${properties.kcFormClass!}" onsubmit="login.disabled = true; return true;" action="${url.loginAction}" method="post" novalidate="novalidate">
          <#if !usernameHidden??>
            <@field.input name="username" label=msg("email") error=messagesPerField.getFirstError('username','password')
              autofocus=true autocomplete="${(enableWebAuthnConditionalUI?has_content)?then('username webauthn', 'username')}" value=login.username!'' />
          </#if>
          <@field.password name="password" label=msg("password") error=(usernameHidden??)?then(messagesPerField.getFirstError('username','password'), '') forgotPassword=realm.resetPasswordAllowed autofocus=usernameHidden?? autocomplete="current-password" />
          <input type="hidden" id="id-hidden-input" name="credentialId" <#if auth.selectedCredential?has_content>value="${auth.selectedCredential}"</#if>/>
          <@buttons.loginButton />
          <#if (offersCompany!false) && !usernameHidden??>
            <p class="company"><span>${msg("companyHint")}</span><button type="submit" name="company" value="true" class="${properties.kcButtonClass} ${properties.kcButtonSecondaryClass} ${properties.kcButtonBlockClass}">${msg("companySignIn")}</button></p>
          </#if>
        </form>
      </div>
    </div>
    <@passkeys.conditionalUIData />
  </#if>
</@layout.registrationLayout>
