import type { Language } from '@ferrule/domain/locales/language'
import type { CodedNode, CodedSection } from '@ferrule/domain/translation/coded-text'
import type { GlossaryTerm } from '@ferrule/domain/translation/glossary'
import { codeTypes } from './inline-codes.ts'

export type XliffUnit = {
  key: string
  /** Where the text is on the page, for the translator. */
  place: string
  hash: string
  sections: readonly CodedSection[]
  maxLength: number | undefined
  /** The source that the present translation was made from, and this translation. */
  previous: { source: string; target: string } | undefined
  /** Terms of the glossary in the source. */
  terms: readonly GlossaryTerm[]
}

export type XliffFile = {
  pageId: string
  path: string
  sourceLanguage: Language
  targetLanguage: Language
  units: readonly XliffUnit[]
}

/**
 * XLIFF 2.1 with the modules for metadata (the hash of the source), for matches (the translation so far) and for the
 * glossary (approved terms).
 */
export function writeXliff({ pageId, path, sourceLanguage, targetLanguage, units }: XliffFile): string {
  const namespaces = [
    'xmlns="urn:oasis:names:tc:xliff:document:2.0"',
    'xmlns:mda="urn:oasis:names:tc:xliff:metadata:2.0"',
    'xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0"',
    'xmlns:gls="urn:oasis:names:tc:xliff:glossary:2.0"',
  ].join(' ')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff ${namespaces} version="2.1" srcLang="${sourceLanguage}" trgLang="${targetLanguage}">`,
    `  <file id="${escape(pageId)}" original="/${escape(path)}">`,
    ...units.map(writeUnit),
    '  </file>',
    '</xliff>',
    '',
  ].join('\n')
}

/** `canResegment` is off, because a text is imported by its sections. */
function writeUnit({ key, place, hash, sections, maxLength, previous, terms }: XliffUnit): string {
  const notes = [
    `<note category="place">${escape(place)}</note>`,
    ...(maxLength ? [`<note category="max-length">${maxLength}</note>`] : []),
    ...(previous ? [`<note category="previous-source">${escape(previous.source)}</note>`] : []),
  ]
  return [
    `    <unit id="${escape(key)}" canResegment="no" xml:space="preserve">`,
    ...(previous && sections.length === 1 ? [writeMatch(previous)] : []),
    ...writeGlossary(terms),
    '      <mda:metadata><mda:metaGroup category="ferrule">',
    `        <mda:meta type="source-hash">${hash}</mda:meta>`,
    '      </mda:metaGroup></mda:metadata>',
    `      <notes>${notes.join('')}</notes>`,
    ...sections.map(
      (section, index) => `      <segment id="s${index + 1}"><source>${writeSection(section)}</source></segment>`,
    ),
    '    </unit>',
  ].join('\n')
}

function writeMatch({ source, target }: { source: string; target: string }): string {
  const texts = `<source>${escape(source)}</source><target>${escape(target)}</target>`
  return `      <mtc:matches><mtc:match ref="#s1">${texts}</mtc:match></mtc:matches>`
}

/** Forbidden words are a definition for the translator, because the module has no element for them. */
function writeGlossary(terms: readonly GlossaryTerm[]): string[] {
  const entries = terms.flatMap(({ source, target, forbidden, note }) => {
    if (target === null) return []
    const hints = [...(note ? [note] : []), ...(forbidden.length > 0 ? [`Not: ${forbidden.join(', ')}`] : [])]
    const definition = hints.length > 0 ? `<gls:definition>${escape(hints.join(' '))}</gls:definition>` : ''
    const words = `<gls:term>${escape(source)}</gls:term><gls:translation>${escape(target)}</gls:translation>`
    return [`<gls:glossEntry>${words}${definition}</gls:glossEntry>`]
  })
  return entries.length > 0 ? [`      <gls:glossary>${entries.join('')}</gls:glossary>`] : []
}

function writeSection(section: CodedSection): string {
  return section.map(writeNode).join('')
}

function writeNode(node: CodedNode): string {
  if (typeof node === 'string') return escape(node)
  const { type, subType } = codeTypes[node.kind]
  const attributes = `id="${escape(node.code)}" type="${type}"${subType ? ` subType="${subType}"` : ''}`
  return node.kind === 'break' ? `<ph ${attributes}/>` : `<pc ${attributes}>${writeSection(node.children)}</pc>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML cannot contain most control characters, and a carriage return only as a reference. */
function escape(text: string): string {
  return (
    text
      .replaceAll('\r\n', '\n')
      // oxlint-disable-next-line no-control-regex -- these characters are removed, because XML cannot contain them
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, '')
      .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
  )
}
