/**
 * Hands the identity server's answer to the page that opened this frame, in the form oidc-client-ts waits for. The
 * library itself would bring sixty kilobytes into the frame to do the same. Only our own origin can hear it.
 */
window.parent.postMessage({ source: 'oidc-client', url: location.href, keepOpen: false }, location.origin)

export {}
