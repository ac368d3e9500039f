<#-- Whoever changes a password wants strangers out: there, and only there, it is ticked beforehand. -->
<#macro logoutOtherSessions>
  <label class="${properties.kcCheckboxClass}">
    <input type="checkbox" id="logout-sessions" name="logout-sessions" value="on" <#if (pageId!'') == 'login-update-password'>checked</#if>>
    <span>${msg("logoutOtherSessions")}</span>
  </label>
</#macro>
