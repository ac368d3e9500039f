import type { ProcessLimits, ProcessRequirements } from '@ferrule/domain/catalogue/match-process'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Queries } from '../postgres/database.ts'
import { isAvailableIn } from './product-store.ts'

/** The specification that describes each ability of a machine. */
const definitionOf = {
  crossSectionMm2: 'cross-section',
  lengthMm: 'wire-length',
  insulation: 'insulation',
  piecesPerHour: 'output',
} as const

/** Factor by which a value may be off for a machine to count as a near miss. */
const nearMissFactor = 2

/** The machines to assess: the best of all wires together, and the best of each wire. */
const maxCandidates = 200
const maxCandidatesOfWire = 6

export type Candidate = { id: string; slug: string; ability: ProcessLimits }

/**
 * Machines that come near the requested values of at least one wire in all but one attribute: first those that meet
 * them, then those whose data leaves one open, then the nearest. The domain decides which of them fit, and which
 * attributes the others fail.
 */
export async function listCandidates(
  db: Queries,
  country: string,
  wires: readonly ProcessRequirements[],
): Promise<Candidate[]> {
  const { rows } = await sql<{ id: string; slug: string; said: unknown }>`with wanted as (${toRequirementRows(wires)}),
    required as (select wire, count(*) as requirements from wanted group by wire),
    near as (${nearSpecifications}),
    counted as (select wire, product_id, requirements, count(*) as near,
        count(*) filter (where distance = 0) as met, sum(distance) as distance
      from near join required using (wire) group by wire, product_id, requirements
      having count(*) >= greatest(1, requirements - 1)),
    assessed as (select wire, product_id, met = requirements as fits,
        near = met and met = requirements - 1 and not exists (${missedRanges}) as partly, distance from counted),
    offered as (select product.id, product.slug, fits, partly, distance, row_number() over (
        partition by wire order by fits desc, partly desc, distance, product.id) as place_of_wire
      from assessed join product on product.id = assessed.product_id
      left join classification on classification.id = product.classification_id
      where product.status = 'active' and ${isAvailableIn(country)}),
    candidate as (select id, slug, min(place_of_wire) as best_place, row_number() over (
        order by count(*) filter (where fits) desc, count(*) filter (where partly) desc, sum(distance), id) as place
      from offered group by id, slug)
    select id, slug, jsonb_object_agg(definition_key, case when choices is null
        then jsonb_build_object('minimum', minimum, 'maximum', maximum) else to_jsonb(choices) end) as said
    from candidate join specification on specification.product_id = candidate.id and variant_id is null
    where (place <= ${maxCandidates} or best_place <= ${maxCandidatesOfWire})
      and definition_key = any(${Object.values(definitionOf)})
    group by id, slug, place order by place`.execute(db)
  return rows.map(({ id, slug, said }) => ({ id, slug, ability: toAbility(said) }))
}

/** One row for each requirement of each wire: a number, or the code of a material. */
function toRequirementRows(wires: readonly ProcessRequirements[]) {
  const rows = wires.flatMap(({ crossSectionMm2, lengthMm, insulation, piecesPerHour }, wire) => [
    { wire, key: definitionOf.crossSectionMm2, value: crossSectionMm2 ?? null, choice: null },
    { wire, key: definitionOf.lengthMm, value: lengthMm ?? null, choice: null },
    { wire, key: definitionOf.insulation, value: null, choice: insulation ?? null },
    { wire, key: definitionOf.piecesPerHour, value: piecesPerHour ?? null, choice: null },
  ])
  return sql`select * from unnest(${rows.map(({ wire }) => wire)}::int[], ${rows.map(({ key }) => key)}::text[],
      ${rows.map(({ value }) => value)}::float8[], ${rows.map(({ choice }) => choice)}::text[])
    as wanted (wire, definition_key, value, choice) where value > 0 or choice is not null`
}

/**
 * The specifications that meet a requirement or are near it, with the relative distance. Producing more than requested
 * is fine, so only the upper end of the output counts.
 */
const nearSpecifications = sql`select wire, product_id, greatest(
      case when definition_key <> ${definitionOf.piecesPerHour} then minimum - value end, value - maximum, 0) / value
      as distance
    from wanted join specification using (definition_key)
    where variant_id is null and choice is null and coalesce(maximum, 'infinity') >= value / ${nearMissFactor}
      and (coalesce(minimum, 0) <= value * ${nearMissFactor} or definition_key = ${definitionOf.piecesPerHour})
  union all select wire, product_id, 0 as distance from wanted join specification using (definition_key)
    where variant_id is null and choice = any(choices)`

/** A range that a machine states and that does not contain the requested value: an option does not widen it. */
const missedRanges = sql`select from wanted join specification using (definition_key)
  where wanted.wire = counted.wire and specification.product_id = counted.product_id and variant_id is null
    and (maximum < value or (minimum > value and definition_key <> ${definitionOf.piecesPerHour}))`

const range = z.object({ minimum: z.number().nullable(), maximum: z.number().nullable() })

const abilityRow = z.object({
  [definitionOf.crossSectionMm2]: range.nullable().default(null),
  [definitionOf.lengthMm]: range.nullable().default(null),
  [definitionOf.insulation]: z.array(z.string()).nullable().default(null),
  [definitionOf.piecesPerHour]: range.nullable().default(null),
})

function toAbility(said: unknown): ProcessLimits {
  const ability = abilityRow.parse(said)
  return {
    crossSectionMm2: ability[definitionOf.crossSectionMm2],
    lengthMm: ability[definitionOf.lengthMm],
    insulations: ability[definitionOf.insulation],
    piecesPerHour: ability[definitionOf.piecesPerHour],
  }
}

export type Insulation = { code: string; name: string }

/** Insulation materials used in specifications, ordered by name. */
export async function listInsulations(db: Queries, language: string): Promise<Insulation[]> {
  const { rows } =
    await sql<Insulation>`select code, coalesce(choice.names ->> ${language}, choice.names ->> 'en', code) as name
    from specification_definition, jsonb_each(choices) as choice (code, names)
    where key = ${definitionOf.insulation} order by name`.execute(db)
  return rows
}
