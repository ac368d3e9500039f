import { type Language, languages } from '../../packages/domain/src/locales/language.ts'
import { loadTexts } from '../../packages/texts/src/load-texts.ts'

type Words = { language: Language; title: string; text: string }

/** A page the edge shows by itself: its name, and which of the edge's variables hold the language and the answer. */
type EdgePage = { name: 'wait' | 'away'; language: string; body: string }

/** Shown to whoever tried too often, and in place of a website that does not answer. */
const pages: EdgePage[] = [
  { name: 'wait', language: 'req.http.X-Language', body: 'resp.body' },
  { name: 'away', language: 'bereq.http.X-Language', body: 'beresp.body' },
]

/** The pages as rules of the edge, which has no templates and nobody behind it to ask for words. */
export async function toEdgePages(): Promise<string> {
  const subs = await Promise.all(pages.map(async (page) => toSub(page, await wordsOf(page.name))))
  return `# Written by write-edge-pages.ts from the texts of the interface; do not edit.\n${subs.join('\n')}`
}

function wordsOf(name: EdgePage['name']): Promise<Words[]> {
  return Promise.all(
    languages.map(async (language) => {
      const texts = await loadTexts(language, ['edge'])
      return { language, title: texts(`edge.${name}.title`), text: texts(`edge.${name}.text`) }
    }),
  )
}

/** The first language is for everybody whose own is not known. */
function toSub({ name, language, body }: EdgePage, [first, ...others]: Words[]): string {
  if (!first) throw new Error('a page needs words')
  const set = (words: Words) => `    set ${body} = {"${toHtml(words)}"};\n`
  const cases = others.map((words) => `if (${language} == "${words.language}") {\n${set(words)}  }`)
  return `sub ${name}_page {\n  ${cases.join(' else ')} else {\n${set(first)}  }\n}\n`
}

function toHtml({ language, title, text }: Words): string {
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
