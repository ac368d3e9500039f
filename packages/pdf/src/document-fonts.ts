// oxlint-disable-next-line typescript/triple-slash-reference -- packages that import this file do not compile the folder with its declarations
/// <reference path="./fontkit.d.ts" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Language } from '@ferrule/domain/locales/language'
import { create, type Font } from 'fontkit'

/** The font files of a PDF. They are complete, unlike the website's fonts, which are split into unicode ranges. */
export type DocumentFonts = { regular: string; strong: string; display: string }

const require = createRequire(import.meta.url)

const latin: DocumentFonts = {
  regular: require.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf'),
  display: require.resolve('@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf'),
}

const japanese: DocumentFonts = {
  regular: require.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
  display: require.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
}

const chinese: DocumentFonts = {
  regular: require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
  display: require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
}

const parsed = new Map<string, Font>()

/** Adds the fonts of a language to a document. A file is parsed once for all documents, which takes most of the time. */
export function registerFonts(doc: PDFKit.PDFDocument, language: Language): void {
  for (const [name, file] of Object.entries(fontsOf(language))) doc.registerFont(name, parseFont(file))
}

/** Whether the fonts of a language can show a text, which may be in another language. */
export function canShow(text: string, language: Language): boolean {
  const font = parseFont(fontsOf(language).regular)
  return Array.from(text).every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
}

function fontsOf(language: Language): DocumentFonts {
  if (language === 'ja') return japanese
  return language === 'zh' ? chinese : latin
}

function parseFont(file: string): Font {
  const font = parsed.get(file) ?? create(readFileSync(file))
  parsed.set(file, font)
  return font
}
