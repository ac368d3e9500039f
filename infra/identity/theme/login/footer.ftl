<#macro content>
<p class="claim">${msg("claim")}</p>
<#if (client.baseUrl)?has_content>
  <#-- The client's base URL is the portal; the website's language codes have no country: zh, pt. -->
  <#assign website = client.baseUrl?keep_before("/en/mykomax") + "/" + lang?keep_before("-")>
  <p class="links"><a href="${website}/privacy">${msg("privacy")}</a><a href="${website}/imprint">${msg("imprint")}</a></p>
</#if>
</#macro>
