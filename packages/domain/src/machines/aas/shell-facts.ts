import type { InstructionDocument } from '../instructions/instruction-document.ts'
import type { Location } from '../../locations/location.ts'
import type { LangString } from './metamodel.ts'

/** A line of technical data: numbers in a unit, or a text by language. */
export type TechnicalFact = {
  /** Stable key of the specification, such as `cutting-length`. */
  key: string
  names: readonly LangString[]
  unit: string
  minimum: number | null
  maximum: number | null
  texts: readonly LangString[]
}

export type ShellDocument = InstructionDocument & { title: string }

/** The public facts of a machine, from which its shell is made. Owner, place and installed software are not among them. */
export type ShellFacts = {
  /** Origin of the main site, such as `https://www.example.com`. */
  origin: string
  serialNumber: string
  productSlug: string
  model: string
  builtIn: number
  placedOnMarket: string
  /** Names of the product by language; empty if the catalogue no longer lists it. */
  designations: readonly LangString[]
  /** Names of the product family by language. */
  families: readonly LangString[]
  technicalData: readonly TechnicalFact[]
  documents: readonly ShellDocument[]
  /** The company that manufactures the machines. */
  manufacturer: Location
  /** The locations that serve customers with such a machine. */
  contacts: readonly Location[]
}
