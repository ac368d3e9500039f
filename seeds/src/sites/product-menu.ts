import type { MenuIcon } from '@ferrule/domain/navigation/menu-teaser'
import { formatValue } from '@ferrule/domain/measurement/format-value'
import { classifications, everywhere } from '../catalogue/classifications.ts'
import type { DefinitionKey } from '../catalogue/definitions.ts'
import { unitOf } from '../catalogue/definitions.ts'
import { families } from '../catalogue/families.ts'
import { type Family, valueOfModel } from '../catalogue/family.ts'
import { branchNames } from '../catalogue/texts/branches.ts'
import { type FamilyKey, familyNames } from '../catalogue/texts/families.ts'
import { type Translations, toTranslations } from '../catalogue/translations.ts'
import type { SeedEntry } from './seed-site.ts'

/** Icon of a family, and the specification that its menu entries show. */
const rows: Record<Family['key'], { icon: MenuIcon; definition: DefinitionKey }> = {
  'crimping-lines': { icon: 'crimp', definition: 'cross-section' },
  'crimping-presses': { icon: 'seal', definition: 'crimp-force' },
  'cut-and-strip': { icon: 'cut', definition: 'cross-section' },
  'coax-stripping-machines': { icon: 'strip', definition: 'outer-diameter' },
  'laser-strippers': { icon: 'ruler', definition: 'laser-power' },
  'twisting-machines': { icon: 'twist', definition: 'cross-section' },
  'wire-markers': { icon: 'mark', definition: 'print-height' },
  prefeeders: { icon: 'spool', definition: 'spool-weight' },
  'tube-cutters': { icon: 'load', definition: 'tube-diameter' },
  'test-benches': { icon: 'test', definition: 'test-voltage' },
  'crimp-inspection': { icon: 'section', definition: 'resolution' },
  'assembly-workstations': { icon: 'harness', definition: 'table-width' },
}

/** Link to the page of a machine family; to the catalogue in languages without that page. */
export function family(slug: FamilyKey, rest: Pick<SeedEntry, 'icon' | 'items'> = {}): SeedEntry {
  return { title: familyNames[slug], page: `products/${slug}`, target: `/products/${slug}`, ...rest }
}

/** Every family with its branches and four of its machines, each in the countries of its branch. */
export const familyMenu: SeedEntry[] = families.map((machines) => {
  const { key, branches } = machines
  return family(key, {
    icon: rows[key].icon,
    items: [
      branchEntry(machines, 0, [0, 4]),
      branchEntry(machines, 1, [5, 9]),
      ...[3, 5, 4, 6].map((model) => machineEntry(machines, model, branches[model < 5 ? 0 : 1])),
    ],
  })
})

function branchEntry(machines: Family, branch: 0 | 1, models: readonly [first: number, last: number]): SeedEntry {
  const slug = machines.branches[branch]
  return {
    title: branchNames[slug],
    target: `/products/${machines.key}/${slug}`,
    note: rangeOf(machines, models),
    ...countriesOf(slug),
  }
}

function machineEntry(machines: Family, model: number, branch: string): SeedEntry {
  const { key, model: name, numbers } = machines
  return {
    title: toTranslations(() => `${name} ${numbers[model]}`),
    target: `/products/${key}/${branch}/${name.toLowerCase()}-${numbers[model]}`,
    note: rangeOf(machines, [model, model]),
    ...countriesOf(branch),
  }
}

/** Empty for a branch that is available everywhere. */
function countriesOf(branch: string): Pick<SeedEntry, 'countries'> {
  const supported = classifications.find(({ slug }) => slug === branch)?.supportedCountries ?? everywhere
  return supported.length === everywhere.length ? {} : { countries: supported }
}

/** The values of some models as `0.13–6 mm²`, from the catalogue. */
function rangeOf({ key, figures }: Family, [first, last]: readonly [number, number]): Translations {
  const { definition } = rows[key]
  const { minimum, maximum } = figures[definition] ?? { maximum: 0 }
  const ends = [first, last].flatMap((model) => [valueOfModel(minimum ?? maximum, model), valueOfModel(maximum, model)])
  const [from, to] = [Math.min(...ends), Math.max(...ends)]
  return toTranslations((language) => {
    const range = [...new Set([from, to])].map((value) => formatValue(value, language)).join('–')
    return `${range} ${unitOf(definition)}`
  })
}
