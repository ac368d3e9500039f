import { defaultLanguage, isLanguage, type Language } from '@ferrule/domain/locales/language'
import { loadTexts, type Texts } from '@ferrule/texts/load-texts'
import { type LoadedShell, loadShell } from '../aas/load-shell.server.ts'

export type LoadedDocumentation = { shell: LoadedShell; language: Language; texts: Texts<'instructions'> }

/** The public documents of a machine, and the language of the package around them: `?language=de`. */
export async function loadDocumentation(
  request: Request,
  serialNumber: string,
): Promise<LoadedDocumentation | undefined> {
  const wanted = new URL(request.url).searchParams.get('language') ?? ''
  const language = isLanguage(wanted) ? wanted : defaultLanguage
  const [shell, texts] = await Promise.all([loadShell(serialNumber), loadTexts(language, ['instructions'])])
  if (!shell || shell.files.length === 0) return undefined
  return { shell, language, texts }
}
