import type { MailBody } from './mail-body.ts'

const font = "font-family:'IBM Plex Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"
const normal = `${font};font-size:16px;line-height:25px`
const small = `${font};font-size:14px;line-height:22px`
const tiny = `${font};font-size:13px;line-height:20px`

/** Mail clients show no style sheets of others, so the styles are inline; the block in the head is for dark screens. */
const style = `:root{color-scheme:light dark;supported-color-schemes:light dark}dd,.q p,.i{overflow-wrap:anywhere}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.btn{display:block!important;text-align:center!important}.h{font-size:24px!important}}
@media (min-width:481px){.fact div{display:flex!important}.fact dt{width:150px!important;flex:none!important}}
@media (prefers-color-scheme:dark){body,.bg{background:#0e1012!important}.card{background:#15181b!important;border-color:#3a4148!important}.t{color:#f2f4f6!important}.m{color:#c6ccd2!important}.l{border-color:#3a4148!important}.btn{background:#eda878!important;color:#15181b!important;border-color:#eda878!important}.q{background:#20252a!important;border-left-color:#eda878!important}.cu{background:#eda878!important}}`

/** The name of the portal, which is the same in every language. */
const portalName = 'mykomax'

export function toMailHtml(body: MailBody): string {
  const { sender = portalName, replyLine, action, copy, hint } = body
  const link = escapeHtml(action.link)
  return `<!doctype html>
<html lang="${body.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(body.heading)}</title><style>${style}</style></head>
<body class="bg" style="margin:0;padding:0;background:#f4f5f6"><main class="bg" style="background:#f4f5f6;padding:24px 0">${replyLine ? `<p class="m pad" style="max-width:600px;margin:0 auto;padding:0 0 16px;${tiny};color:#434a51">${escapeHtml(replyLine)}</p>` : ''}<div class="card" style="max-width:600px;margin:0 auto;background:#ffffff;border:1px solid #d9dde1">
<div class="pad" style="padding:24px 32px 0"><p class="t" style="margin:0;${font};font-size:22px;line-height:28px;font-weight:700;color:#15181b">${escapeHtml(sender)}</p></div>
<div style="padding:20px 0 0"><div class="l" style="border-top:1px solid #d9dde1;height:0;line-height:0;font-size:0"><div class="cu" style="width:96px;height:3px;background:#9a4a18;margin-top:-2px;line-height:0;font-size:0">&nbsp;</div></div></div>
<div class="pad" style="padding:28px 32px 8px"><h1 class="t h" style="margin:0 0 16px;${font};font-size:28px;line-height:34px;font-weight:600;color:#15181b">${escapeHtml(body.heading)}</h1>
${renderContent(body)}
<p style="margin:24px 0"><a class="btn" href="${link}" style="display:inline-block;padding:13px 24px;background:#9a4a18;border:1px solid #9a4a18;border-radius:2px;color:#ffffff;text-decoration:none;${font};font-size:16px;line-height:22px;font-weight:600">${escapeHtml(action.label)}</a></p>
${copy ? `<p class="m" style="margin:0 0 16px;${small};color:#434a51">${escapeHtml(copy)}<br><span class="m" style="color:#434a51;overflow-wrap:anywhere">${link}</span></p>` : ''}${hint ? `<p class="m" style="margin:0 0 16px;${small};color:#434a51">${escapeHtml(hint)}</p>` : ''}</div>
<div class="pad l" style="padding:20px 32px 24px;border-top:1px solid #d9dde1">${renderFooter(body)}</div></div></main></body></html>
`
}

function renderContent({ paragraphs, quote, facts, items = [] }: MailBody): string {
  const rows = facts.map(
    ([name, value]) =>
      `<div class="l" style="border-top:1px solid #d9dde1;padding:10px 0"><dt class="m" style="margin:0;${small};color:#434a51">${escapeHtml(name)}</dt><dd class="t" style="margin:0;${small};font-weight:600;color:#15181b">${escapeHtml(value)}</dd></div>`,
  )
  const entries = items.map(
    ({ title, text, link }) =>
      `<p class="l t i" style="margin:0;border-top:1px solid #d9dde1;padding:12px 0;${small};color:#15181b"><a class="t" href="${escapeHtml(link)}" style="color:#15181b;font-weight:600">${escapeHtml(title)}</a><br><span class="m" style="color:#434a51">${escapeHtml(text)}</span></p>`,
  )
  return [
    ...paragraphs.map((text) => `<p class="t" style="margin:0 0 16px;${normal};color:#15181b">${escapeHtml(text)}</p>`),
    quote
      ? `<div class="q" style="background:#f4f5f6;border-left:3px solid #9a4a18;padding:16px 20px;margin:0 0 20px"><p class="t" style="margin:0 0 8px;${normal};color:#15181b;white-space:pre-line">${escapeHtml(quote.text)}</p><p class="m" style="margin:0;${small};color:#434a51">${escapeHtml(quote.by)}</p></div>`
      : '',
    rows.length > 0 ? `<dl class="fact" style="margin:8px 0 16px">${rows.join('\n')}</dl>` : '',
    ...entries,
  ].join('\n')
}

function renderFooter({ why, settings }: MailBody): string {
  const change = settings
    ? ` <a class="m" href="${escapeHtml(settings.link)}" style="color:#434a51">${escapeHtml(settings.label)}</a>`
    : ''
  return `<p class="m" style="margin:0;${tiny};color:#434a51">${escapeHtml(why)}${change}</p>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}
