/** Ends the phone link of a submitted form. Not awaited: the link expires soon anyway. */
export function endPhoneLink(form: FormData): void {
  const token = form.get('phoneLink')
  if (typeof token === 'string') void fetch(`/api/phone-links/${token}`, { method: 'DELETE' }).catch(() => undefined)
}
