import { createRequire } from 'node:module'
import type { Language } from '@ferrule/domain/locales/language'

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

export function fontsOf(language: Language): DocumentFonts {
  if (language === 'ja') return japanese
  return language === 'zh' ? chinese : latin
}
