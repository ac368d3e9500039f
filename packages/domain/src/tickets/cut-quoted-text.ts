/** Stands above what we write in a mail; whatever it says between, answers stand above it. */
const replyLine = /^[\s>|]*##-.*-##\s*$/m

export function toReplyLine(words: string): string {
  return `##- ${words} -##`
}

/** How mail programs begin what they quote, in the languages of our customers. */
const beginnings = [
  // On Monday … wrote: / Am … schrieb …: / Le … a écrit : and so on, over two lines at most.
  /^(on|am|le|el|em|dne|dňa|pe|în data de)\s[^\n]*(\n[^\n]+)?(wrote|schrieb|écrit|escribió|escreveu|napsala?|napísala?|a scris)[^\n]*:\s*$/im,
  /^[^\n]*(<[^\n>]+@[^\n>]+>)[^\n]*(\n[^\n]+)?(ezt írta|írta)[^\n]*:?\s*$/im,
  /^[^\n]*<[^\n>\s]+@[^\n>\s]+>[^\n]*(写道|のメール|は書きました)?\s*[:：]\s*$/im,
  /^-{2,}\s?(original message|ursprüngliche nachricht|message d'origine|mensaje original|mensagem original|původní zpráva|pôvodná správa|eredeti üzenet|mesaj original|原始邮件|元のメッセージ)\s?-{2,}\s*$/im,
  // Outlook: a line, or nothing, and then the head of the mail it answers.
  /^(_{10,}\s*\n)?(from|von|de|od|feladó|发件人|差出人)\s?[:：][^\n]+\n(sent|gesendet|envoyé|enviado|date|datum|odesláno|odoslané|elküldve|trimis|发送时间|送信日時)\s?[:：]/im,
  /^_{10,}\s*$/m,
]

const signature = /^-- $/m
const sentFrom = /^(sent from my|von meinem|envoyé de mon|enviado desde mi|enviado do meu)\s[^\n]*$/im

/** What somebody typed above the mail they answer, without its quotation and without a signature. */
export function cutQuotedText(text: string): string {
  const plain = text.replaceAll('\r\n', '\n')
  const ends = [replyLine, ...beginnings, signature, sentFrom].map((end) => plain.search(end)).filter((end) => end >= 0)
  const above = plain.slice(0, Math.min(plain.length, ...ends))
  const lines = above.split('\n')
  while (lines.length > 0 && /^\s*(>.*)?$/.test(lines.at(-1) ?? '')) lines.pop()
  return lines.join('\n').trim()
}
