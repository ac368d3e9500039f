import { z } from 'zod'
import { toModelReference } from './elements.ts'
import { type InstalledSoftware, toSoftwareNameplate } from './software-submodel.ts'

/** An environment with one shell as the website sends it. Parts that stay as they are are not examined. */
export const shellEnvironment = z.looseObject({
  assetAdministrationShells: z.tuple([z.looseObject({ id: z.string(), submodels: z.array(z.unknown()) })]),
  submodels: z.array(z.unknown()),
})

/** The public environment of a machine and the nameplate of its software, for its owner. */
export function withSoftware(environment: z.infer<typeof shellEnvironment>, software: InstalledSoftware) {
  const [shell] = environment.assetAdministrationShells
  const submodel = toSoftwareNameplate(shell.id, software)
  const submodels = [...shell.submodels, toModelReference('Submodel', submodel.id)]
  return {
    ...environment,
    assetAdministrationShells: [{ ...shell, submodels }],
    submodels: [...environment.submodels, submodel],
  }
}
