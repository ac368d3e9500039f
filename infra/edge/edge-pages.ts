import { type Language, languages } from '../../packages/domain/src/locales/language.ts'
import { loadTexts } from '../../packages/texts/src/load-texts.ts'

type PageTexts = { language: Language; title: string; text: string }

/** A page of the edge itself: its name, and the VCL variables of the language and the response body. */
type EdgePage = { name: 'wait' | 'unavailable'; language: string; body: string }

/** Shown after too many login attempts, and when the website does not respond. */
const pages: EdgePage[] = [
  { name: 'wait', language: 'req.http.X-Language', body: 'resp.body' },
  { name: 'unavailable', language: 'bereq.http.X-Language', body: 'beresp.body' },
]

/** Generates the pages as VCL: the edge has no templates, and the website may be down when they are needed. */
export async function toEdgePages(): Promise<string> {
  const subs = await Promise.all(pages.map(async (page) => toSub(page, await loadPageTexts(page.name))))
  return `# Written by write-edge-pages.ts from the texts of the interface; do not edit.\n${subs.join('\n')}`
}

function loadPageTexts(name: EdgePage['name']): Promise<PageTexts[]> {
  return Promise.all(
    languages.map(async (language) => {
      const texts = await loadTexts(language, ['edge'])
      return { language, title: texts(`edge.${name}.title`), text: texts(`edge.${name}.text`) }
    }),
  )
}

/** The first language is the default. */
function toSub({ name, language, body }: EdgePage, [first, ...others]: PageTexts[]): string {
  if (!first) throw new Error('a page needs texts')
  const set = (texts: PageTexts) => `    set ${body} = {"${toHtml(texts)}"};\n`
  const cases = others.map((texts) => `if (${language} == "${texts.language}") {\n${set(texts)}  }`)
  return `sub ${name}_page {\n  ${cases.join(' else ')} else {\n${set(first)}  }\n}\n`
}

function toHtml({ language, title, text }: PageTexts): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${text}</p>
    </main>
  </body>
</html>
`
}

const style = [
  'body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#15181b;display:grid;min-height:100vh;align-content:center;padding:2rem clamp(1rem,8vw,8rem);box-sizing:border-box}',
  'main{max-width:40rem;border-top:1px solid #d9dcdf;padding-top:2rem;position:relative}',
  "main::before{content:'';position:absolute;top:-2px;left:0;width:4rem;border-top:3px solid #9a4a16}",
  'h1{font-size:clamp(1.9rem,5vw,3.2rem);line-height:1.1;margin:0 0 1rem}',
].join('')
