<#ftl output_format="plainText">
<#import "template.ftl" as layout>
<@layout.mail text=msg("executeActionsText", realmName) link=link expires=linkExpirationFormatter(linkExpiration) />
