// Creates Pyodide's module so that a memory snapshot fits: everything that the memory points to is where it was when the
// snapshot was taken.

/** Returns a factory for the module that includes the compiled libraries (paths and contents) used by the snapshot. */
export const linked = (make, libraries) => (settings) =>
  new Promise((resolve, reject) => {
    const { instantiateWasm } = settings;
    settings.instantiateWasm = (imports, receive) =>
      instantiateWasm(imports, (instance, program) => {
        receive(instance, program);
        try {
          // Before any browser-dependent code, so that each library always has the same address.
          for (const [path, bytes] of libraries)
            settings.preloadedWasm[path] = settings.loadWebAssemblyModule(bytes, { nodelete: true }, path, {});
        } catch (error) {
          reject(error);
        }
      });
    make(settings).then((module) => {
      const { restoreSnapshot } = module.API;
      module.API.restoreSnapshot = (picture) => {
        // How Python calls functions of any type: the method of this browser, not of the one that took the snapshot.
        const place = (module.__PyRuntime + module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2]) >> 2;
        const trampoline = module.HEAP32[place];
        const restored = restoreSnapshot(picture);
        module.HEAP32[place] = trampoline;
        return restored;
      };
      resolve(module);
    }, reject);
  });
