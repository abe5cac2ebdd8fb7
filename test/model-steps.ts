/** The steps of Lectern's own algorithm without their stops. */
import { contextWithStops, type FeatureContext } from '../src/algorithms/lectern/features/context.ts';
import { fillWithStops } from '../src/algorithms/lectern/features/matrix.ts';
import { applyWithStops } from '../src/algorithms/lectern/model/apply.ts';
import type { Model } from '../src/algorithms/lectern/model/decode.ts';
import { modelViewWithStops } from '../src/algorithms/lectern/page/model-view.ts';
import { rolesWithStops } from '../src/algorithms/lectern/roles/index.ts';
import type { Page } from '../src/page/page.ts';
import { inOneGo } from '../src/shared/with-stops.ts';

export const createModelView = (page: Page) => inOneGo(modelViewWithStops(page));
export const createContext = (page: Page) => inOneGo(contextWithStops(page));
export const fillFeatures = (context: FeatureContext) => inOneGo(fillWithStops(context));
export const applyModel = (context: FeatureContext, model: Model) => inOneGo(applyWithStops(context, model));
export const assignRoles = (...state: Parameters<typeof rolesWithStops>) => inOneGo(rolesWithStops(...state));
