import type { Call } from '#contract/call.ts';
import type { Handler } from './handler.ts';

/** The handlers of a contract module: one for each call, under the call's name. */
type Implementation<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Call ? Name : never]: Handler<
    Extract<Module[Name], Call>
  >;
};

/**
 * Pairs each call of a module with its handler. A declared call without a handler does not compile, nor does a
 * handler of a call with other types; `pair` finds one with the same types when the server starts.
 */
export const implement = <Module extends object>(
  _module: Module,
  handlers: Implementation<Module>,
): readonly Handler[] => Object.values<Handler>(handlers);
