<#ftl output_format="plainText">
<#macro mail text link="" expires="" footer=msg("mailIgnore")>
${text}

<#if link?has_content>
${link}

${msg("mailExpires", expires)}

</#if>
${footer}

${realmName}
</#macro>
