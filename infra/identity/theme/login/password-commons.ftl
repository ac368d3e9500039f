<#-- Checked by default only when changing a password, to end sessions of anybody who knew the old one. -->
<#macro logoutOtherSessions>
  <label class="${properties.kcCheckboxClass}">
    <input type="checkbox" id="logout-sessions" name="logout-sessions" value="on" <#if (pageId!'') == 'login-update-password'>checked</#if>>
    <span>${msg("logoutOtherSessions")}</span>
  </label>
</#macro>
