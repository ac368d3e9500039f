import type axe from 'axe-core'
import axeUrl from 'axe-core/axe.min.js?url'
import de from 'axe-core/locales/de.json?url'
import es from 'axe-core/locales/es.json?url'
import fr from 'axe-core/locales/fr.json?url'
import ja from 'axe-core/locales/ja.json?url'
import pt from 'axe-core/locales/pt_BR.json?url'
import zh from 'axe-core/locales/zh_CN.json?url'

/** The languages of axe's own texts; the others read its English ones. */
const messages: Record<string, string> = { de, es, fr, ja, pt, zh }

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export type AccessibilityFinding = {
  rule: string
  impact: 'critical' | 'serious' | 'moderate' | 'minor'
  help: string
  /** Selectors of the elements in the page. */
  elements: string[]
}

type CheckedWindow = Window & typeof globalThis & { axe?: typeof axe }

/** Runs axe inside the frame of a preview, so that it sees the page at the width of the frame. */
export async function checkFrame(frame: HTMLIFrameElement, language: string): Promise<AccessibilityFinding[]> {
  const { contentDocument: page, contentWindow } = frame
  if (!page || !contentWindow) throw new Error('the frame shows no page')
  const checked = contentWindow as CheckedWindow
  if (!checked.axe) await loadScript(checked, axeUrl)
  if (!checked.axe) throw new Error('axe did not start')
  checked.axe.configure({ locale: await loadLocale(language) })
  const options = { runOnly: rules, resultTypes: ['violations'], iframes: false } satisfies axe.RunOptions
  const { violations } = await checked.axe.run(page, options)
  return violations.map(({ id, impact, help, nodes }) => ({
    rule: id,
    impact: impact ?? 'minor',
    help,
    elements: nodes.map(({ target }) => target.flat().join(' ')),
  }))
}

function loadScript({ document: page, trustedTypes }: CheckedWindow, src: string): Promise<void> {
  const policy = trustedTypes?.createPolicy('accessibility-check', { createScriptURL: () => src })
  return new Promise((resolve, reject) => {
    const script = page.createElement('script')
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('axe could not be loaded')))
    script.src = policy?.createScriptURL(src) ?? src
    page.head.append(script)
  })
}

async function loadLocale(language: string): Promise<axe.Locale> {
  const url = messages[language]
  if (url === undefined) return {}
  const response = await fetch(url)
  const locale: axe.Locale = await response.json()
  return locale
}
