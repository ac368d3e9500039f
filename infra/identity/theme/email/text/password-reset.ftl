<#ftl output_format="plainText">
<#import "template.ftl" as layout>
<@layout.mail text=msg("passwordResetText", realmName) link=link expires=linkExpirationFormatter(linkExpiration) />
