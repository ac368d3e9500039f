// Returns the result of the two SQL statements that the data service runs for a product page, without further work: the
// lowest possible cost of such a page. With BARE_PREPARED the statements are prepared, as in the data service.
import { createServer } from 'node:http'
import { Pool } from 'pg'

const pool = new Pool({
  connectionString: process.env['BARE_DATABASE_URL'],
  max: 10,
  options: '-c plan_cache_mode=force_generic_plan',
})

const product = `select product.id, product.slug, brand, status, product.image, classification_id,
    classification.route as classification_route, variant_count, video,
    coalesce(own.language, english.language) as language, coalesce(own.name, english.name) as name,
    coalesce(own.short_description, english.short_description) as short_description,
    coalesce(own.long_description, english.long_description) as long_description
  from product inner join product_text as english on english.product_id = product.id and english.language = 'en'
    left join product_text as own on own.product_id = product.id and own.language = $1
    left join classification on classification.id = product.classification_id
  where product.slug = any($2) and $3 = any(product.supported_countries)
    and (classification.shown_countries is null or $3 = any(classification.shown_countries))`

const details = {
  images: `select product_id as owner_id, name, url, position = 0 as default from product_image
    where product_id = any($2::uuid[]) and $1::text is not null order by product_id, position`,
  files: `select product_id as owner_id, id, coalesce(names ->> $1, names ->> 'en') as name, content_language,
      thumbnail_url, type, url, filename, lower(substring(filename from '[.]([^.]+)$')) as extension,
      size_bytes::float8 as size_bytes
    from product_file where product_id = any($2::uuid[]) order by product_id, content_language <> $1, position`,
  variants: `select product_id as owner_id, id, name_metric, name_imperial from product_variant
    where product_id = any($2::uuid[]) and $1::text is not null order by product_id, position`,
  specifications: `select specification.product_id as owner_id, definition.key,
      coalesce(definition.names ->> $1, definition.names ->> 'en') as name,
      coalesce(specification.unit, definition.unit) as unit, minimum, maximum, measurement_system,
      case when specification.choices is null then coalesce(specification.texts ->> $1, specification.texts ->> 'en')
        else (select string_agg(coalesce(coalesce(definition.choices -> choice ->> $1,
            definition.choices -> choice ->> 'en'), choice), ', ' order by position)
          from unnest(specification.choices) with ordinality as given (choice, position)) end as text
    from specification join specification_definition definition on definition.key = specification.definition_key
    where specification.product_id = any($2::uuid[]) and specification.variant_id is null
    order by owner_id, definition.sort_index, definition.key, measurement_system`,
  highlights: `select product_id as owner_id, text ->> 'name' as name, text ->> 'shortDescription' as short_description,
      text ->> 'longDescription' as long_description, image_url, video_image_url, video_url
    from product_highlight, lateral coalesce(texts -> $1, texts -> 'en') as text
    where product_id = any($2::uuid[]) order by product_id, position`,
  capabilities: `select product_id as owner_id, id, slug, coalesce(names ->> $1, names ->> 'en') as name, image
    from product_capability join capability on capability.id = capability_id
    where product_id = any($2::uuid[]) order by product_id, sort_index, slug`,
}

const lists = Object.entries(details).map(
  ([name, text]) => `(select coalesce(json_agg(one), '[]') from (${text}) as one) as ${name}`,
)
const page = `select ${lists.join(', ')}`
const isPrepared = process.env['BARE_PREPARED'] === 'true'

async function queryFirst(name: string, text: string, values: unknown[]) {
  const { rows } = await pool.query(isPrepared ? { name, text, values } : { text, values })
  return rows[0]
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    void respond(Buffer.concat(chunks).toString()).then((body) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(body)
    })
  })
})
server.listen(Number(process.env['BARE_PORT']), '127.0.0.1')

async function respond(body: string): Promise<string> {
  if (body === '') return '{}'
  const { variables } = JSON.parse(body)
  const { language, slug, country } = variables
  const found = await queryFirst('product', product, [language, [slug], country])
  return JSON.stringify({ data: { product: found, ...(await queryFirst('page', page, [language, [found?.id]])) } })
}
