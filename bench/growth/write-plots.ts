import { readFileSync, writeFileSync } from 'node:fs'
import { drawGrowth } from './draw-growth.ts'
import { ratioOf, readGrowth } from './read-growth.ts'

// Draws the stored results that compare sizes of data, and lists the plots in docs/scale.md.
const docs = new URL('../../docs/', import.meta.url)
const heading = '## Growth\n'

const plots = readGrowth().map((growth) => {
  const file = `pictures/growth-${growth.name}.svg`
  writeFileSync(new URL(file, docs), drawGrowth(growth))
  const ratios = growth.queries.map((query) => `${query.name} ${ratioOf(query).toFixed(2)} x`)
  return `![${growth.name}: ${ratios.join(', ')}](${file})\n`
})

const page = new URL('scale.md', docs)
const [before = '', section = ''] = readFileSync(page, 'utf8').split(heading)
const [intro = ''] = section.split(/\n(?=!\[|## )/, 1)
const after = section.slice(section.indexOf('\n## '))
writeFileSync(page, `${before}${heading}${intro.trimEnd()}\n\n${plots.join('\n')}${after}`)
