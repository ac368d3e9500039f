<#import "template.ftl" as layout>
<@layout.mail title=msg("passwordResetSubject") text=msg("passwordResetText", realmName) button=msg("passwordResetButton") link=link expires=linkExpirationFormatter(linkExpiration) />
