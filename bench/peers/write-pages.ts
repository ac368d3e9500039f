import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { type ElementPlan, type Plan, planPage } from '../render/plan-page.ts'
import { request, setting } from '../support/request.ts'

// Writes the content page of the running stack as pages of the peers.
const voidTags = ['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']

const { status, text } = await request(`${setting('EDGE_ORIGIN')}/en/company/about`)
if (status !== 200) throw new Error(`the page returned ${status}`)
await write('next/page.json', JSON.stringify(planPage(text, 'react')))
await write('astro/src/pages/en/company/about.astro', toAstro(planPage(text, 'html')))

async function write(path: string, content: string): Promise<void> {
  const file = resolve(import.meta.dirname, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** A template with the same elements. Its texts and attributes are expressions, as if they came from data. */
function toAstro(page: ElementPlan): string {
  const values: unknown[] = []
  const template = toTemplate(page)
  return `---\nconst v = ${JSON.stringify(values)}\n---\n<!doctype html>\n${template}\n`

  function toValue(value: unknown): string {
    return `{v[${values.push(value) - 1}]}`
  }

  function toTemplate(plan: Plan): string {
    if (typeof plan === 'string') return toValue(plan)
    const { tag, props, children } = plan
    const { dangerouslySetInnerHTML: raw, ...attributes } = props
    const inline = tag === 'script' || tag === 'style' ? ' is:inline' : ''
    const content = raw ? ` set:html=${toValue((raw as { __html: string }).__html)}` : ''
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}=${toValue(value)}`)
    const start = `<${tag}${inline}${content}${written.join('')}`
    return voidTags.includes(tag) ? `${start} />` : `${start}>${children.map(toTemplate).join('')}</${tag}>`
  }
}
