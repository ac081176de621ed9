// Pyodide's module, made so that a picture of its memory fits: what the memory points at is where it was when the picture was
// taken.

/** What makes the module, with compiled libraries (paths and contents) in it that the picture has in use. */
export const linked = (make, libraries) => (settings) =>
  new Promise((resolve, reject) => {
    const { instantiateWasm } = settings;
    settings.instantiateWasm = (imports, receive) =>
      instantiateWasm(imports, (instance, program) => {
        receive(instance, program);
        try {
          // Before anything else that only some browsers do, so that each always comes to lie at the same place.
          for (const [path, bytes] of libraries)
            settings.preloadedWasm[path] = settings.loadWebAssemblyModule(bytes, { nodelete: true }, path, {});
        } catch (error) {
          reject(error);
        }
      });
    make(settings).then((module) => {
      const { restoreSnapshot } = module.API;
      module.API.restoreSnapshot = (picture) => {
        // How Python calls functions of any type: the browser's own way, and not that of where the picture was taken.
        const place = (module.__PyRuntime + module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2]) >> 2;
        const trampoline = module.HEAP32[place];
        const restored = restoreSnapshot(picture);
        module.HEAP32[place] = trampoline;
        return restored;
      };
      resolve(module);
    }, reject);
  });
