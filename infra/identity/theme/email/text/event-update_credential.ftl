<#ftl output_format="plainText">
<#import "template.ftl" as layout>
<#setting time_zone="UTC">
<@layout.mail text=msg("eventUpdateCredentialText", realmName, event.date?datetime?string("yyyy-MM-dd HH:mm") + " UTC", event.ipAddress) footer=msg("mailNotYou") />
