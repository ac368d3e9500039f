<#import "template.ftl" as layout>
<@layout.mail title=msg("executeActionsSubject") text=msg("executeActionsText", realmName) button=msg("executeActionsButton") link=link expires=linkExpirationFormatter(linkExpiration) />
