<#ftl output_format="plainText">
<#macro mail text link expires>
${text}

${link}

${msg("mailExpires", expires)}

${msg("mailIgnore")}

${realmName}
</#macro>
