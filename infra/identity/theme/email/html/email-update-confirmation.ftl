<#import "template.ftl" as layout>
<@layout.mail title=msg("emailUpdateConfirmationSubject") text=msg("emailUpdateConfirmationText", realmName) button=msg("emailUpdateConfirmationButton") link=link expires=linkExpirationFormatter(linkExpiration) />
