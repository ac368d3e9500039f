/**
 * Posts the identity server's response to the parent page in the format of oidc-client-ts. The library itself would add
 * 60 kB to the iframe. Only our own origin receives the message.
 */
window.parent.postMessage({ source: 'oidc-client', url: location.href, keepOpen: false }, location.origin)

export {}
