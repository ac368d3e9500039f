/** The parts of the package that we use; it has no types of its own. */
declare module '@secvisogram/csaf-validator-lib/validate.js' {
  type Message = { instancePath: string; message: string }
  export type DocumentTest = (document: unknown) => unknown
  type TestResult = { name: string; isValid: boolean; errors: Message[] }
  export default function validate(
    tests: readonly DocumentTest[],
    document: unknown,
  ): Promise<{ isValid: boolean; tests: TestResult[] }>
}

declare module '@secvisogram/csaf-validator-lib/mandatoryTests.js' {
  const tests: Readonly<Record<string, (document: unknown) => unknown>>
  export = tests
}

declare module '@secvisogram/csaf-validator-lib/schemaTests.js' {
  export const csaf_2_0_strict: (document: unknown) => unknown
}

declare module '@secvisogram/csaf-validator-lib/lib/schemaTests/csaf_2_0/schema.js' {
  const schema: { $id: string; properties: { document: { properties: { publisher: object } } } }
  export default schema
}
