import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql'

/** Returns the reference of a GraphQL schema as Markdown: queries, mutations and types in alphabetical order. */
export function renderSchemaReference(source: string): string {
  const schema = buildSchema(source)
  const roots = [schema.getQueryType(), schema.getMutationType()]
  const types = Object.values(schema.getTypeMap())
    .filter(
      (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type) && !roots.some((root) => root === type),
    )
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
  return [
    '# GraphQL reference of the data service',
    '',
    'Made from `packages/data-client/schema.graphql` by `./dev generate`. The data service runs only the operations of',
    '`packages/data-client/persisted-operations.json`.',
    '',
    ...roots.flatMap((root, index) => [
      `## ${['Queries', 'Mutations'][index]}`,
      '',
      ...Object.values(root?.getFields() ?? {}).flatMap(renderOperation),
    ]),
    '## Types',
    '',
    ...types.flatMap(renderType),
  ].join('\n')
}

type Field = GraphQLField<unknown, unknown>

function renderOperation({ name, type, description, args }: Field): string[] {
  return [
    `### ${name}`,
    '',
    `Returns \`${String(type)}\`.${description ? ` ${toLine(description)}` : ''}`,
    '',
    ...(args.length > 0 ? [...args.map(renderArgument), ''] : []),
  ]
}

function renderArgument({ name, type, description }: GraphQLArgument): string {
  return `- \`${name}: ${String(type)}\`${description ? `: ${toLine(description)}` : ''}`
}

function renderType(type: GraphQLNamedType): string[] {
  return [
    `### ${type.name}`,
    '',
    ...(type.description ? [toLine(type.description), ''] : []),
    ...(isEnumType(type)
      ? [
          type
            .getValues()
            .map(({ name }) => `\`${name}\``)
            .join(', '),
          '',
        ]
      : []),
    ...renderFields(type),
  ]
}

function renderFields(type: GraphQLNamedType): string[] {
  if (!isObjectType(type) && !isInputObjectType(type) && !isInterfaceType(type)) return []
  const fields = Object.values(type.getFields()).map(
    ({ name, type: of, description }) => `- \`${name}: ${String(of)}\`${description ? `: ${toLine(description)}` : ''}`,
  )
  return [...fields, '']
}

function toLine(description: string): string {
  return description.replaceAll(/\s+/g, ' ')
}
