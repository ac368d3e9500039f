<#import "template.ftl" as layout>
<@layout.mail title=msg("emailVerificationSubject") text=msg("emailVerificationText", realmName) button=msg("emailVerificationButton") link=link expires=linkExpirationFormatter(linkExpiration) />
