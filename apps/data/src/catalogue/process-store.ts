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

export type Candidate = { id: string; ability: ProcessLimits }

/**
 * Machines that come near the requested values in all but one attribute. The domain decides which of them match and
 * which attribute the others fail.
 */
export async function listCandidates(
  db: Queries,
  country: string,
  { wanted, limit }: { wanted: ProcessRequirements; limit: number },
): Promise<Candidate[]> {
  const near = nearConditions(wanted)
  if (near.length === 0) return []
  const { rows } = await sql<{ id: string; said: unknown }>`with near as (
      ${sql.join(near, sql` union all `)}),
    candidate as (select near.product_id as id,
        row_number() over (order by count(*) desc, sum(distance), near.product_id) as place from near join product on product.id = near.product_id
      left join classification on classification.id = product.classification_id
      where product.status = 'active' and ${isAvailableIn(country)}
      group by near.product_id having count(*) >= ${Math.max(1, near.length - 1)}
      order by place limit ${limit})
    select candidate.id, jsonb_object_agg(definition_key, case when choices is null
        then jsonb_build_object('minimum', minimum, 'maximum', maximum) else to_jsonb(choices) end) as said
    from candidate join specification on specification.product_id = candidate.id and variant_id is null
    where definition_key = any(${Object.values(definitionOf)}) group by candidate.id, place order by place`.execute(db)
  return rows.map(({ id, said }) => ({ id, ability: toAbility(said) }))
}

function nearConditions(wanted: ProcessRequirements) {
  const { crossSectionMm2, lengthMm, insulation, piecesPerHour } = wanted
  return [
    ...(crossSectionMm2 === undefined ? [] : [nearRange(definitionOf.crossSectionMm2, crossSectionMm2)]),
    ...(lengthMm === undefined ? [] : [nearRange(definitionOf.lengthMm, lengthMm)]),
    ...(insulation === undefined ? [] : [supportsInsulation(insulation)]),
    ...(piecesPerHour === undefined ? [] : [nearOutput(piecesPerHour)]),
  ]
}

function nearRange(key: string, value: number) {
  return sql`select product_id, greatest(minimum - ${value}::float8, ${value}::float8 - maximum, 0) / ${value}::float8
      as distance
    from specification where variant_id is null and definition_key = ${key}
      and coalesce(minimum, 0) <= ${value * nearMissFactor} and coalesce(maximum, 'infinity') >= ${value / nearMissFactor}`
}

function supportsInsulation(insulation: string) {
  return sql`select product_id, 0 as distance from specification
    where variant_id is null and definition_key = ${definitionOf.insulation} and ${insulation} = any(choices)`
}

/** Producing more than requested is fine, so only the upper end counts. */
function nearOutput(piecesPerHour: number) {
  return sql`select product_id, greatest(${piecesPerHour}::float8 - maximum, 0) / ${piecesPerHour}::float8 as distance
    from specification where variant_id is null and definition_key = ${definitionOf.piecesPerHour}
      and maximum >= ${piecesPerHour / nearMissFactor}`
}

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
