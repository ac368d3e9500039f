<#ftl output_format="plainText">
<#import "template.ftl" as layout>
<@layout.mail text=msg("emailVerificationText", realmName) link=link expires=linkExpirationFormatter(linkExpiration) />
