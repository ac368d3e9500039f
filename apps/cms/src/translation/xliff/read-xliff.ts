import type { ImportedUnit } from '@ferrule/domain/translation/assess-import'
import type { CodedNode, CodedSection } from '@ferrule/domain/translation/coded-text'
import { descendantsOf, elementsOf, parseXml, textOf, type XmlElement } from './xml-tree.ts'
import { findCodeKind } from './inline-codes.ts'

export type TranslatedFile = {
  pageId: string | undefined
  sourceLanguage: string | undefined
  targetLanguage: string | undefined
  units: ImportedUnit[]
}

const core = 'urn:oasis:names:tc:xliff:document:2.0'

/** Reads XLIFF 2.0 and 2.1, which have the same core. Undefined for any other file. */
export function readXliff(xml: string): TranslatedFile | undefined {
  const root = parseXml(xml)
  if (root?.name !== 'xliff' || root.uri !== core) return undefined
  const [file] = elementsOf(root, 'file')
  if (!file) return undefined
  const units = descendantsOf(file).filter(({ uri, name }) => uri === core && name === 'unit')
  return {
    pageId: file.attributes['id'],
    sourceLanguage: root.attributes['srcLang'],
    targetLanguage: root.attributes['trgLang'],
    units: units.map(readUnit),
  }
}

function readUnit(unit: XmlElement): ImportedUnit {
  const hash = descendantsOf(unit).find(
    ({ name, attributes }) => name === 'meta' && attributes['type'] === 'source-hash',
  )
  const targets = elementsOf(unit, 'segment').map((segment) => elementsOf(segment, 'target')[0])
  const translated = targets.filter((target) => target !== undefined)
  return {
    key: unit.attributes['id'] ?? '',
    sourceHash: hash && textOf(hash).trim(),
    sections: translated.length === targets.length ? translated.map(readSection) : undefined,
  }
}

function readSection(target: XmlElement): CodedSection {
  return joinTexts(target.children.flatMap(readNode))
}

/** Marks of a translation tool are dropped. An unknown element becomes a code that fits no source. */
function readNode(node: XmlElement | string): CodedNode[] {
  if (typeof node === 'string') return [node]
  const children = joinTexts(node.children.flatMap(readNode))
  if (node.name === 'mrk') return children
  if (node.name === 'sm' || node.name === 'em') return []
  const kind = findCodeKind(node.attributes)
  const isCode = node.name === 'pc' || node.name === 'ph'
  return [{ code: isCode && kind ? (node.attributes['id'] ?? '') : '', kind: kind ?? 'link', children }]
}

/** A parser may split a text at an entity. */
function joinTexts(nodes: readonly CodedNode[]): CodedNode[] {
  return nodes.reduce<CodedNode[]>((joined, node) => {
    const last = joined.at(-1)
    if (typeof node === 'string' && typeof last === 'string') return [...joined.slice(0, -1), last + node]
    return [...joined, node]
  }, [])
}
