<#macro content>
<p class="claim">${msg("claim")}</p>
<#if (client.baseUrl)?has_content>
  <#-- The address of the client is that of the portal; the website names its languages without a country: zh, pt. -->
  <#assign website = client.baseUrl?keep_before("/en/mykomax") + "/" + lang?keep_before("-")>
  <p class="links"><a href="${website}/privacy">${msg("privacy")}</a><a href="${website}/imprint">${msg("imprint")}</a></p>
</#if>
</#macro>
