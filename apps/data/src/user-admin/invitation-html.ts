/** The texts of the mail, in the order in which they appear. */
export type InvitationMail = {
  language: string
  heading: string
  paragraphs: readonly string[]
  facts: readonly (readonly [name: string, value: string])[]
  link: string
  accept: string
  copy: string
  why: string
}

const font = "font-family:'IBM Plex Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"
const small = `${font};font-size:14px;line-height:22px`

/** Mail clients show no style sheets of others, so the styles are inline; the block in the head is for dark screens. */
const style = `:root{color-scheme:light dark;supported-color-schemes:light dark}dd{overflow-wrap:anywhere}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.btn{display:block!important;text-align:center!important}}
@media (prefers-color-scheme:dark){body,.bg{background:#0e1012!important}.card{background:#15181b!important;border-color:#3a4148!important}.t{color:#f2f4f6!important}.m{color:#c6ccd2!important}.l{border-color:#3a4148!important}.btn{background:#eda878!important;color:#15181b!important;border-color:#eda878!important}}`

export function toInvitationHtml(mail: InvitationMail): string {
  const paragraphs = mail.paragraphs.map(
    (text) =>
      `<p class="t" style="margin:0 0 16px;${font};font-size:16px;line-height:25px;color:#15181b">${escapeHtml(text)}</p>`,
  )
  const facts = mail.facts.map(
    ([name, value]) =>
      `<div class="l" style="border-top:1px solid #d9dde1;padding:10px 0"><dt class="m" style="margin:0;${small};color:#434a51">${escapeHtml(name)}</dt><dd class="t" style="margin:0;${small};font-weight:600;color:#15181b">${escapeHtml(value)}</dd></div>`,
  )
  const link = escapeHtml(mail.link)
  return `<!doctype html>
<html lang="${mail.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(mail.heading)}</title><style>${style}</style></head>
<body class="bg" style="margin:0;padding:0;background:#f4f5f6"><main class="bg" style="background:#f4f5f6;padding:24px 0"><div class="card" style="max-width:600px;margin:0 auto;background:#ffffff;border:1px solid #d9dde1">
<div class="pad" style="padding:28px 32px 8px"><h1 class="t" style="margin:0 0 16px;${font};font-size:28px;line-height:34px;font-weight:600;color:#15181b">${escapeHtml(mail.heading)}</h1>
${paragraphs.join('\n')}
<dl style="margin:8px 0 16px">${facts.join('\n')}</dl>
<p style="margin:24px 0"><a class="btn" href="${link}" style="display:inline-block;padding:13px 24px;background:#9a4a18;border:1px solid #9a4a18;border-radius:2px;color:#ffffff;text-decoration:none;${font};font-size:16px;line-height:22px;font-weight:600">${escapeHtml(mail.accept)}</a></p>
<p class="m" style="margin:0 0 16px;${small};color:#434a51">${escapeHtml(mail.copy)}<br><span class="m" style="color:#434a51;overflow-wrap:anywhere">${link}</span></p></div>
<div class="pad l" style="padding:20px 32px 24px;border-top:1px solid #d9dde1"><p class="m" style="margin:0;${font};font-size:13px;line-height:20px;color:#434a51">${escapeHtml(mail.why)}</p></div></div></main></body></html>
`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}
