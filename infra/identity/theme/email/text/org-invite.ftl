<#ftl output_format="plainText">
<#import "template.ftl" as layout>
<@layout.mail text=msg("orgInviteText", realmName, organization.name) link=link expires=linkExpirationFormatter(linkExpiration) />
