/** A longer line is text: it is not compared with the headers of quotations. */
const maxHeaderLength = 1000

/** "On Monday … wrote:", "Am … schrieb …:", "Le … a écrit :" and so on, over at most two lines. */
const openings = ['on', 'am', 'le', 'el', 'em', 'dne', 'dňa', 'pe', 'în data de']
const verbs = ['wrote', 'schrieb', 'écrit', 'escribió', 'escreveu', 'napsal', 'napísal', 'a scris']

const originalMessage = [
  'original message',
  'ursprüngliche nachricht',
  "message d'origine",
  'mensaje original',
  'mensagem original',
  'původní zpráva',
  'pôvodná správa',
  'eredeti üzenet',
  'mesaj original',
  '原始邮件',
  '元のメッセージ',
]

/** The first two lines that Outlook puts above a quoted mail. */
const fromLabels = ['from', 'von', 'de', 'od', 'feladó', '发件人', '差出人']
const sentLabels = [
  'sent',
  'gesendet',
  'envoyé',
  'enviado',
  'date',
  'datum',
  'odesláno',
  'odoslané',
  'elküldve',
  'trimis',
  '发送时间',
  '送信日時',
]

const sentFrom = ['sent from my', 'von meinem', 'envoyé de mon', 'enviado desde mi', 'enviado do meu']

/**
 * Whether the typed text ends before this line: it is our reply line, the header of a quotation in the mail clients
 * and languages of our customers, or a signature. Each line is scanned a fixed number of times, so that the time grows
 * linearly with its length.
 */
export function endsTypedText(line: string, next: string): boolean {
  if (line === '-- ') return true
  return line.length <= maxHeaderLength && isHeader(normalise(line), normalise(next.slice(0, maxHeaderLength)))
}

function normalise(line: string): string {
  return line.trim().toLowerCase()
}

function isHeader(line: string, next: string): boolean {
  return (
    isReplyLine(line) ||
    isAttribution(line, next) ||
    // Hungarian: "Norlitz <reply@norlitz.example> ezt írta (2026. nov. 15.):"
    (hasAddress(line) && (endsWithColon(line) || line.includes('írta') || next.includes('írta'))) ||
    isOriginalMessage(line) ||
    (hasLabel(line, fromLabels) && hasLabel(next, sentLabels)) ||
    (line.length >= 10 && isOnly(line, '_')) ||
    sentFrom.some((words) => line.startsWith(`${words} `))
  )
}

/** Our reply line, quoted or not. */
function isReplyLine(line: string): boolean {
  const start = line.indexOf('##-')
  return start >= 0 && line.length >= start + 6 && line.endsWith('-##') && isOnly(line.slice(0, start), ' \t>|')
}

function isAttribution(line: string, next: string): boolean {
  const opening = openings.find((words) => line.startsWith(`${words} `))
  if (opening === undefined) return false
  return [line.slice(opening.length), next].some(
    (text) => endsWithColon(text) && verbs.some((verb) => text.includes(verb)),
  )
}

function isOriginalMessage(line: string): boolean {
  const isRuled = line.startsWith('--') && line.endsWith('--')
  return isRuled && originalMessage.some((words) => isOnly(line.replace(words, ''), '- ') && line.includes(words))
}

function hasLabel(line: string, labels: readonly string[]): boolean {
  return labels.some((label) => line.startsWith(label) && /^\s?[:：]/.test(line.slice(label.length)))
}

function endsWithColon(line: string): boolean {
  return line.endsWith(':') || line.endsWith('：')
}

/** Whether the line contains a mail address in angle brackets. */
function hasAddress(line: string): boolean {
  return line
    .split('>')
    .slice(0, -1)
    .some((text) => isAddress(text.slice(text.lastIndexOf('<') + 1)) && text.includes('<'))
}

function isAddress(text: string): boolean {
  const at = text.indexOf('@')
  return at > 0 && at < text.length - 1 && !/\s/.test(text)
}

function isOnly(text: string, characters: string): boolean {
  return text.split('').every((character) => characters.includes(character))
}
