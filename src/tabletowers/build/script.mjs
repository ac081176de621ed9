// Pyodide's own script, changed so that it starts sooner. Each change names the text that it replaces, once; a newer Pyodide that
// no longer has it is noticed when the site is built.

const CHANGES = [
  // One function holds everything and is called at once; in parentheses it is compiled when it is read, and not read twice.
  ["async function _createPyodideModule(moduleArg={}){", "const _createPyodideModule=(async function(moduleArg={}){"],
  [";return moduleRtn}export default _createPyodideModule;", ";return moduleRtn});export default _createPyodideModule;"],
  // A JavaScript function becomes one of WebAssembly by a little module, the same for all functions of a type.
  ["var convertJsFunctionToWasm=(func,sig)=>{", "var modulesOfTypes={};var convertJsFunctionToWasm=(func,sig)=>{"],
  ["var module=new WebAssembly.Module(bytes);var instance=new WebAssembly.Instance(module,{e:{f:func}})", "var module=modulesOfTypes[sig]??=new WebAssembly.Module(bytes);var instance=new WebAssembly.Instance(module,{e:{f:func}})"],
  // Only JavaScript functions have a type here, and there is no need to find out by an exception that they are not of WebAssembly.
  ["try{setWasmTableEntry(ret,func)}", "try{setWasmTableEntry(ret,sig?convertJsFunctionToWasm(func,sig):func)}"],
  // Of the thousands of things that the program exports, libraries ask for a few; these get a place when they are asked for.
  ["updateGOT(origExports);", "updateGOT(Object.fromEntries(Object.keys(GOT).filter(name=>Object.hasOwn(origExports,name)).map(name=>[name,origExports[name]])));"],
];

/** The script, changed; an Error if it is not what it was. */
export function hurried(script) {
  return CHANGES.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`Pyodide's script no longer has what build/script.mjs changes: ${from}`);
    return text.replace(from, () => to);
  }, script);
}
