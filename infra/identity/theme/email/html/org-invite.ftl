<#import "template.ftl" as layout>
<@layout.mail title=msg("orgInviteSubject", organization.name) text=msg("orgInviteText", realmName, organization.name) button=msg("orgInviteButton") link=link expires=linkExpirationFormatter(linkExpiration) />
