<#-- One column without tables and with inline styles, as every mail client supports; dark if the client prefers it. -->
<#assign font = "font-family:'IBM Plex Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif">
<#macro mail title text button="" link="" expires="" footer=msg("mailIgnore")>
<!doctype html>
<html lang="${locale.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
:root{color-scheme:light dark}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.button{display:block!important;text-align:center!important}}
@media (prefers-color-scheme:dark){body,.ground{background:#0e1012!important}.card{background:#15181b!important;border-color:#3a4148!important}.text{color:#f2f4f6!important}.quiet,.quiet a{color:#c6ccd2!important}.line{border-color:#3a4148!important}.button{background:#eda878!important;color:#15181b!important;border-color:#eda878!important}.copper{background:#eda878!important}}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f4f5f6">
<main class="ground" style="background:#f4f5f6;padding:24px 0">
<div class="card" style="max-width:600px;margin:0 auto;background:#ffffff;border:1px solid #d9dde1">
<div class="pad" style="padding:24px 32px 0"><p class="text" style="margin:0;${font};font-size:22px;line-height:28px;font-weight:700;color:#15181b">${realmName}</p></div>
<div style="padding:20px 0 0"><div class="line" style="border-top:1px solid #d9dde1"><div class="copper" style="width:96px;height:3px;background:#9a4a18;margin-top:-2px;line-height:0;font-size:0">&nbsp;</div></div></div>
<div class="pad" style="padding:28px 32px 8px">
<h1 class="text" style="margin:0 0 16px;${font};font-size:26px;line-height:32px;font-weight:600;color:#15181b">${title}</h1>
<p class="text" style="margin:0 0 16px;${font};font-size:16px;line-height:25px;color:#15181b">${text}</p>
<#if link?has_content>
<p style="margin:24px 0"><a class="button" href="${link}" style="display:inline-block;padding:13px 24px;background:#9a4a18;border:1px solid #9a4a18;border-radius:2px;color:#ffffff;text-decoration:none;${font};font-size:16px;line-height:22px;font-weight:600">${button}</a></p>
<p class="quiet" style="margin:0 0 16px;${font};font-size:14px;line-height:22px;color:#434a51">${msg("mailExpires", expires)}</p>
</#if>
</div>
<div class="pad line" style="margin-top:16px;padding:20px 32px 24px;border-top:1px solid #d9dde1"><p class="quiet" style="margin:0;${font};font-size:13px;line-height:20px;color:#434a51">${footer}</p></div>
</div>
</main>
</body>
</html>
</#macro>
