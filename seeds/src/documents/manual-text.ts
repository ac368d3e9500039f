import type { NoticeLevel, PublicationBlock } from '@ferrule/pdf/publication/publication'
import type { Intervals } from './process-module.ts'

/** Facts of a machine family that the texts of its operating instructions mention. */
export type ManualFacts = {
  /** The name of the series, for example Axion. */
  model: string
  familyName: string
  smallest: string
  largest: string
  supply: string
  /** Compressed air in bar; null for machines without it. */
  air: string | null
  /** The noise level of the largest model. */
  noise: string
  /** The weight of the largest model. */
  weight: string
}

/** The texts that the operating instructions of all families share, in one language. */
export type ManualText = {
  kicker: string
  contents: string
  labels: Record<NoticeLevel, string>
  intervals: Intervals
  cover: { types: string; number: string; edition: string; original: string; originalValue: string }
  lead: (facts: ManualFacts) => string
  about: { title: string; blocks: (facts: ManualFacts) => readonly PublicationBlock[] }
  safety: {
    title: string
    blocks: (facts: ManualFacts) => readonly PublicationBlock[]
    risks: string
    devices: (facts: ManualFacts) => readonly PublicationBlock[]
  }
  description: {
    title: string
    intro: (facts: ManualFacts) => string
    caption: (facts: ManualFacts) => string
    process: string
    panel: readonly PublicationBlock[]
  }
  data: { title: string; intro: (facts: ManualFacts) => string; attribute: string }
  dimensions: {
    title: string
    intro: string
    caption: (name: string) => string
    blocks: (facts: ManualFacts) => readonly PublicationBlock[]
  }
  /** Chapters between dimensions and changeover: transport, installation, commissioning and operation. */
  chapters: readonly { title: string; blocks: (facts: ManualFacts) => readonly PublicationBlock[] }[]
  changeover: { title: string; intro: (facts: ManualFacts) => string }
  quality: { title: string; blocks: readonly PublicationBlock[] }
  maintenance: {
    title: string
    intro: readonly PublicationBlock[]
    head: readonly [string, string, string]
    whole: string
    common: readonly (readonly [interval: keyof Intervals, work: string])[]
  }
  faults: {
    title: string
    intro: string
    head: readonly [string, string, string]
    common: readonly (readonly [string, string, string])[]
  }
  software: { title: string; blocks: (facts: ManualFacts) => readonly PublicationBlock[] }
  parts: { title: string; intro: string; head: readonly [string, string]; closing: string }
  disposal: { title: string; blocks: (facts: ManualFacts) => readonly PublicationBlock[] }
  service: { title: string; blocks: (facts: ManualFacts) => readonly PublicationBlock[] }
}
