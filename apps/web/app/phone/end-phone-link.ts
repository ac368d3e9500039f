/** The form was sent: its code takes nothing any more. Nobody waits for it; it ends by itself soon after. */
export function endPhoneLink(form: FormData): void {
  const token = form.get('phoneLink')
  if (typeof token === 'string') void fetch(`/api/phone-links/${token}`, { method: 'DELETE' }).catch(() => undefined)
}
